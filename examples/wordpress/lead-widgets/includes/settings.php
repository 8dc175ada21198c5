<?php
/**
 * The settings: one option, the valid values, and how they are read.
 *
 * @package lead-widgets
 */

defined( 'ABSPATH' ) || exit;

const LEAD_WIDGETS_OPTION = 'lead_widgets_settings';

/**
 * The default settings.
 *
 * @return array
 */
function lead_widgets_default_settings() {
	return array(
		'loader_url'  => '',
		'integrity'   => '',
		'gateway_url' => '',
		'auth_mode'   => '',
		'partner_id'  => '',
		'sp_id'       => '',
		'thread_url'  => '',
		'theme'       => '1',
	);
}

/**
 * Reads a setting.
 *
 * @param string $name Name of the setting.
 * @return string
 */
function lead_widgets_setting( $name ) {
	$settings = get_option( LEAD_WIDGETS_OPTION );
	$settings = is_array( $settings ) ? $settings : array();
	$settings = array_merge( lead_widgets_default_settings(), $settings );
	return is_string( $settings[ $name ] ) ? $settings[ $name ] : '';
}

add_action( 'init', 'lead_widgets_register_settings' );

/** Registers the option, so that every value is cleaned here before it is saved. */
function lead_widgets_register_settings() {
	register_setting(
		'lead_widgets',
		LEAD_WIDGETS_OPTION,
		array(
			'type'              => 'object',
			'description'       => __( 'Settings of Lead Widgets.', 'lead-widgets' ),
			'sanitize_callback' => 'lead_widgets_clean_settings',
			'default'           => lead_widgets_default_settings(),
			'show_in_rest'      => false,
		)
	);
}

/**
 * Cleans the values of a form. An invalid value keeps the saved one.
 *
 * @param mixed $given What was sent.
 * @return array
 */
function lead_widgets_clean_settings( $given ) {
	$given = is_array( $given ) ? array_filter( $given, 'is_string' ) : array();
	$given = array_map( 'trim', array_merge( lead_widgets_default_settings(), array( 'theme' => '' ), $given ) );
	$clean = array(
		'gateway_url' => lead_widgets_clean_gateway_url( $given['gateway_url'] ),
		'auth_mode'   => in_array( $given['auth_mode'], array( 'session', 'one-time', 'none' ), true ) ? $given['auth_mode'] : '',
		'partner_id'  => sanitize_text_field( $given['partner_id'] ),
		'sp_id'       => sanitize_text_field( $given['sp_id'] ),
		'thread_url'  => lead_widgets_clean_link( $given['thread_url'] ),
		'theme'       => '1' === $given['theme'] ? '1' : '',
	);
	return array_merge( lead_widgets_clean_script( $given ), $clean );
}

/**
 * Cleans the address of the loader and its hash. Whoever names a script can run anything on every page. On a network
 * only super admins may do that, so for others both stay as they are.
 *
 * @param string[] $given What was sent.
 * @return string[]
 */
function lead_widgets_clean_script( array $given ) {
	$saved = array(
		'loader_url' => lead_widgets_setting( 'loader_url' ),
		'integrity'  => lead_widgets_setting( 'integrity' ),
	);
	if ( ! lead_widgets_may_name_script() ) {
		return $saved;
	}
	$url = lead_widgets_web_address( $given['loader_url'] );
	if ( null === $url || ( '' !== $url && ! preg_match( '/\.m?js$/', (string) wp_parse_url( $url, PHP_URL_PATH ) ) ) ) {
		lead_widgets_refuse( 'loader_url', __( 'The address of the script must begin with https:// and end with .js.', 'lead-widgets' ) );
		return $saved;
	}
	$hash = '/^sha(256|384|512)-[A-Za-z0-9+\/]+={0,2}$/';
	if ( '' !== $given['integrity'] && ! preg_match( $hash, $given['integrity'] ) ) {
		lead_widgets_refuse( 'integrity', __( 'The hash must look like sha384-…, as in integrity.json.', 'lead-widgets' ) );
		return array_merge( $saved, array( 'loader_url' => $url ) );
	}
	return array(
		'loader_url' => $url,
		'integrity'  => $given['integrity'],
	);
}

/**
 * Whether this person may name a script for every page of the site.
 *
 * @return bool
 */
function lead_widgets_may_name_script() {
	return current_user_can( 'unfiltered_html' ) || ( defined( 'WP_CLI' ) && WP_CLI );
}

/**
 * Cleans the address of the gateway: no query, no slash at the end, and without the /gateway that the widgets add.
 *
 * @param string $given What was typed.
 * @return string
 */
function lead_widgets_clean_gateway_url( $given ) {
	if ( '' === $given || '/' === $given ) {
		return $given;
	}
	$url = lead_widgets_web_address( $given );
	if ( null === $url ) {
		lead_widgets_refuse( 'gateway_url', __( 'The address of the gateway must begin with https:// or http://.', 'lead-widgets' ) );
		return lead_widgets_setting( 'gateway_url' );
	}
	$url = preg_replace( '/[?#].*$/', '', $url );
	return preg_replace( '#(/gateway)?/*$#', '', $url );
}

/**
 * A web address, cleaned, or null if the text is not one.
 *
 * @param string $given What was typed. An empty text stays empty.
 * @return string|null
 */
function lead_widgets_web_address( $given ) {
	if ( '' === $given ) {
		return '';
	}
	if ( ! preg_match( '#^https?://[^\s/?\#"\'<>]+#i', $given ) ) {
		return null;
	}
	$url = esc_url_raw( $given, array( 'http', 'https' ) );
	return '' === $url ? null : $url;
}

/**
 * A target of a link: an address of the web or of this site. It may hold {spId}, {userId} and {leadId}, and may be
 * 'none'. Anything else, such as javascript:, becomes an empty text.
 *
 * @param string $given What was written.
 * @return string
 */
function lead_widgets_clean_link( $given ) {
	if ( '' === $given || 'none' === $given ) {
		return $given;
	}
	$names = array( '{spId}', '{userId}', '{leadId}' );
	$marks = array( 'lead-widgets-sp', 'lead-widgets-user', 'lead-widgets-lead' );
	if ( ! preg_match( '#^(https?://|[/?\#])#i', $given ) ) {
		return '';
	}
	$url = esc_url_raw( str_replace( $names, $marks, $given ), array( 'http', 'https' ) );
	return str_replace( $marks, $names, $url );
}

/**
 * Shows on the settings page why a value was rejected.
 *
 * @param string $name    Name of the setting.
 * @param string $message What is wrong.
 */
function lead_widgets_refuse( $name, $message ) {
	if ( function_exists( 'add_settings_error' ) ) {
		add_settings_error( LEAD_WIDGETS_OPTION, $name, $message );
	}
}
