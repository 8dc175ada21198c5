<?php
/**
 * The script and the style sheets: only on pages with a widget, with the script as a module that optimizers do not change.
 *
 * @package lead-widgets
 */

defined( 'ABSPATH' ) || exit;

const LEAD_WIDGETS_HANDLE = 'lead-widgets';

add_action( 'wp_enqueue_scripts', 'lead_widgets_enqueue_early' );
add_filter( 'script_loader_tag', 'lead_widgets_module_tag', 20, 2 );
add_filter( 'wp_script_attributes', 'lead_widgets_module_attributes' );
add_filter( 'wp_resource_hints', 'lead_widgets_preconnect', 10, 2 );

/**
 * The address of the loader: from the settings, or the copy in this plugin. Empty if there is neither.
 *
 * @return string
 */
function lead_widgets_loader_url() {
	$url = lead_widgets_setting( 'loader_url' );
	if ( '' !== $url ) {
		return $url;
	}
	return file_exists( dirname( LEAD_WIDGETS_FILE ) . '/assets/lead-widgets.js' )
		? plugins_url( 'assets/lead-widgets.js', LEAD_WIDGETS_FILE )
		: '';
}

/**
 * The version in the address of a local copy, whose name never changes. On a CDN, the folder name has it.
 *
 * @return string|null
 */
function lead_widgets_loader_version() {
	if ( '' !== lead_widgets_setting( 'loader_url' ) ) {
		return null;
	}
	$file = dirname( LEAD_WIDGETS_FILE ) . '/assets/lead-widgets.js';
	return file_exists( $file ) ? (string) filemtime( $file ) : LEAD_WIDGETS_VERSION;
}

/**
 * The folder of the loader and its other files, with a slash at the end.
 *
 * @return string
 */
function lead_widgets_base_url() {
	return trailingslashit( dirname( preg_replace( '/[?#].*$/', '', lead_widgets_loader_url() ) ) );
}

/** Puts the script and the sheets into the head of a page whose text has a widget. */
function lead_widgets_enqueue_early() {
	$post = is_singular() ? get_queried_object() : null;
	if ( ! $post instanceof WP_Post ) {
		return;
	}
	if ( has_block( 'lead-widgets/widget', $post ) || has_shortcode( $post->post_content, 'lead_widget' ) ) {
		lead_widgets_enqueue();
	}
}

/** Loads the script and the sheets on this page. Loads nothing twice. */
function lead_widgets_enqueue() {
	$url = lead_widgets_loader_url();
	if ( '' === $url ) {
		return;
	}
	$version = lead_widgets_loader_version();
	wp_enqueue_style( 'lead-widgets-reserve', lead_widgets_base_url() . 'reserve.css', array(), $version );
	wp_enqueue_style( 'lead-widgets', plugins_url( 'style.css', LEAD_WIDGETS_FILE ), array(), LEAD_WIDGETS_VERSION );
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( LEAD_WIDGETS_HANDLE, $url, array(), $version );
		return;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.NotInFooter -- A module waits for the page by itself.
	wp_enqueue_script( LEAD_WIDGETS_HANDLE, $url, array(), $version, false );
}

/**
 * The attributes of the script: a module, with its hash, and the attributes that keep optimizers from changing it. `data-lead-base`
 * names the folder of its files, in case an optimizer copies it anyway.
 *
 * @return string[]
 */
function lead_widgets_script_attributes() {
	$integrity = lead_widgets_setting( 'integrity' );
	$is_pinned = '' !== $integrity && '' !== lead_widgets_setting( 'loader_url' );
	return array( 'type' => 'module' )
		+ ( $is_pinned ? array( 'integrity' => $integrity, 'crossorigin' => 'anonymous' ) : array() )
		+ array(
			'data-lead-base'   => lead_widgets_base_url(),
			'data-cfasync'     => 'false',
			'data-no-optimize' => '1',
			'data-no-defer'    => '1',
			'data-no-minify'   => '1',
			'data-noptimize'   => '1',
		);
}

/**
 * Makes the loader a module before WordPress 6.5, and keeps what others added to the tag.
 *
 * @param string $html   The script's tag.
 * @param string $handle Which script it is.
 * @return string
 */
function lead_widgets_module_tag( $html, $handle ) {
	if ( LEAD_WIDGETS_HANDLE !== $handle ) {
		return $html;
	}
	$attributes = '';
	foreach ( lead_widgets_script_attributes() as $name => $value ) {
		$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return preg_replace_callback(
		'/<script\b(?=[^>]*\ssrc=)[^>]*>/',
		static function ( $found ) use ( $attributes ) {
			$without_type = preg_replace( '/\stype=(["\']).*?\1/', '', $found[0] );
			return str_replace( '<script', '<script' . $attributes, $without_type );
		},
		$html
	);
}

/**
 * Adds the loader's attributes in WordPress 6.5 and later, where it is a script module.
 *
 * @param array $attributes Those of any script.
 * @return array
 */
function lead_widgets_module_attributes( $attributes ) {
	$id = isset( $attributes['id'] ) ? $attributes['id'] : '';
	return LEAD_WIDGETS_HANDLE . '-js-module' === $id ? lead_widgets_script_attributes() + $attributes : $attributes;
}

/**
 * Connects to the gateway while the page loads, if the page has a widget.
 *
 * @param array  $hints What is there.
 * @param string $kind  Which kind of hint.
 * @return array
 */
function lead_widgets_preconnect( $hints, $kind ) {
	$parts = wp_parse_url( lead_widgets_setting( 'gateway_url' ) );
	// WordPress removes the port from a hint, which would then point to another server.
	if ( 'preconnect' !== $kind || empty( $parts['host'] ) || isset( $parts['port'] ) || ! wp_style_is( 'lead-widgets' ) ) {
		return $hints;
	}
	$hint = array( 'href' => $parts['scheme'] . '://' . $parts['host'] );
	// Browsers use separate connections with and without cookies.
	if ( 'session' !== lead_widgets_setting( 'auth_mode' ) ) {
		$hint['crossorigin'] = 'anonymous';
	}
	return array_merge( $hints, array( $hint ) );
}

foreach ( array( 'rocket_exclude_js', 'rocket_exclude_defer_js', 'rocket_delay_js_exclusions', 'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc' ) as $lead_widgets_filter ) {
	add_filter( $lead_widgets_filter, 'lead_widgets_exclude_path' );
}
foreach ( array( 'sgo_js_minify_exclude', 'sgo_javascript_combine_exclude', 'sgo_js_async_exclude' ) as $lead_widgets_filter ) {
	add_filter( $lead_widgets_filter, 'lead_widgets_exclude_handle' );
}
unset( $lead_widgets_filter );
add_filter( 'autoptimize_filter_js_exclude', 'lead_widgets_exclude_in_text' );

/**
 * Keeps WP Rocket and LiteSpeed Cache from joining, delaying or changing the loader.
 *
 * @param mixed $excluded Parts of addresses.
 * @return mixed
 */
function lead_widgets_exclude_path( $excluded ) {
	return is_array( $excluded ) ? array_merge( $excluded, array( 'lead-widgets.js' ) ) : $excluded;
}

/**
 * Does the same for SiteGround Speed Optimizer.
 *
 * @param mixed $excluded Handles of scripts.
 * @return mixed
 */
function lead_widgets_exclude_handle( $excluded ) {
	return is_array( $excluded ) ? array_merge( $excluded, array( LEAD_WIDGETS_HANDLE ) ) : $excluded;
}

/**
 * Does the same for Autoptimize, whose list is a text with commas.
 *
 * @param mixed $excluded The list.
 * @return mixed
 */
function lead_widgets_exclude_in_text( $excluded ) {
	return is_string( $excluded ) ? ltrim( "$excluded, lead-widgets.js", ', ' ) : $excluded;
}
