<?php
/**
 * Removes the settings when the plugin is deleted, on every site of a network.
 *
 * @package lead-widgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'lead_widgets_settings' );

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $lead_widgets_site ) {
		delete_blog_option( $lead_widgets_site, 'lead_widgets_settings' );
	}
}
