<?php
/**
 * Plugin Name:       Lead Widgets
 * Description:       The lead board, the request for quotes and the other widgets of lead-widgets, as a block and as a shortcode.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       lead-widgets
 *
 * @package lead-widgets
 */

defined( 'ABSPATH' ) || exit;

const LEAD_WIDGETS_VERSION = '1.0.0';
const LEAD_WIDGETS_FILE    = __FILE__;

require_once __DIR__ . '/includes/catalogue.php';
require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/settings-page.php';
require_once __DIR__ . '/includes/assets.php';
require_once __DIR__ . '/includes/theme-ground.php';
require_once __DIR__ . '/includes/markup.php';
require_once __DIR__ . '/includes/block-and-shortcode.php';
