<?php
/**
 * Writes a widget: its tag in a <lead-gateway>, with the button that opens it if it is a dialog. All in one line,
 * because the editors of WordPress turn a blank line into a paragraph.
 *
 * @package lead-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The HTML of a widget. Loads the script on this page.
 *
 * @param string $tag     Name of the tag.
 * @param array  $options Attributes by their names, and `button`, the text of the button that opens a dialog.
 * @param string $wrapper Attributes of the block, already escaped.
 * @return string
 */
function lead_widgets_html( $tag, array $options, $wrapper = '' ) {
	$catalogue = lead_widgets_catalogue();
	if ( ! isset( $catalogue[ $tag ] ) ) {
		/* translators: %s: the name of a tag. */
		return lead_widgets_problem( sprintf( __( 'Lead Widgets has no tag ‘%s’.', 'lead-widgets' ), $tag ) );
	}
	if ( is_feed() ) {
		return lead_widgets_link_to_page();
	}
	if ( '' === lead_widgets_loader_url() ) {
		return lead_widgets_problem( __( 'Lead Widgets has no script yet. See Settings → Lead Widgets.', 'lead-widgets' ) );
	}
	lead_widgets_enqueue();
	/**
	 * Lets a site add attributes, such as the id of the provider who has signed in.
	 *
	 * @param array  $options Attributes by their names.
	 * @param string $tag     Name of the tag.
	 */
	$options    = (array) apply_filters( 'lead_widgets_options', $options, $tag );
	$attributes = lead_widgets_allowed( $catalogue[ $tag ], lead_widgets_with_settings( $tag, $options ) );
	$button     = '';
	if ( lead_widgets_is_dialog( $tag, $attributes ) ) {
		$attributes = array( 'id' => wp_unique_id( 'lead-widget-' ) ) + $attributes;
		$button     = lead_widgets_button( $tag, $attributes['id'], $options );
	}
	return sprintf(
		'<lead-gateway%1$s>%2$s<%3$s%4$s></%3$s></lead-gateway>',
		lead_widgets_gateway_attributes( $options, $wrapper ),
		$button,
		$tag,
		lead_widgets_attributes( $attributes )
	);
}

/**
 * Adds the settings to what an author wrote.
 *
 * @param string $tag     Name of the tag.
 * @param array  $options What the author wrote.
 * @return array
 */
function lead_widgets_with_settings( $tag, array $options ) {
	$settings = array(
		'auth-mode'  => lead_widgets_setting( 'auth_mode' ),
		'thread-url' => '' === lead_widgets_setting( 'thread_url' ) ? 'none' : lead_widgets_setting( 'thread_url' ),
	);
	// A funnel with a provider id is for that provider only, so only the widgets of providers take it from the settings.
	if ( 'raq-funnel' === $tag ) {
		$settings['partner-id'] = lead_widgets_setting( 'partner_id' );
	} else {
		$settings['sp-id'] = lead_widgets_setting( 'sp_id' );
	}
	return array_merge( $settings, array_filter( $options, 'lead_widgets_is_given' ) );
}

/**
 * Whether a value is set. An empty field in the editor means the setting.
 *
 * @param mixed $value A value.
 * @return bool
 */
function lead_widgets_is_given( $value ) {
	return is_scalar( $value ) && '' !== $value;
}

/**
 * Keeps only the attributes of a tag, with valid values.
 *
 * @param array $kinds   Attribute => kind.
 * @param array $options What was written.
 * @return string[] Attribute => value, not yet escaped.
 */
function lead_widgets_allowed( array $kinds, array $options ) {
	$allowed = array();
	foreach ( $kinds as $name => $kind ) {
		$value = isset( $options[ $name ] ) ? lead_widgets_value( $kind, $options[ $name ] ) : null;
		if ( null !== $value ) {
			$allowed[ $name ] = $value;
		}
	}
	return $allowed;
}

/**
 * The value of an attribute, or null if it is invalid.
 *
 * @param string|string[] $kind  Its kind, or the values that are accepted.
 * @param mixed           $given What was written.
 * @return string|null
 */
function lead_widgets_value( $kind, $given ) {
	if ( ! is_scalar( $given ) ) {
		return null;
	}
	if ( 'boolean' === $kind ) {
		return in_array( $given, array( true, 1, '1', 'true', 'on', 'yes' ), true ) ? '' : null;
	}
	$text = trim( is_bool( $given ) ? '' : (string) $given );
	if ( '' === $text || ( is_array( $kind ) && ! in_array( $text, $kind, true ) ) ) {
		return null;
	}
	if ( 'number' === $kind ) {
		return is_numeric( $text ) ? $text : null;
	}
	$text = 'url' === $kind ? lead_widgets_clean_link( $text ) : sanitize_text_field( $text );
	return '' === $text ? null : $text;
}

/**
 * The attributes of the <lead-gateway>: its class, its gateway, and the demo if an author chose it.
 *
 * @param array  $options What the author wrote.
 * @param string $wrapper Attributes of the block, already escaped.
 * @return string
 */
function lead_widgets_gateway_attributes( array $options, $wrapper ) {
	$demo       = isset( $options['demo'] ) && is_scalar( $options['demo'] ) ? (string) $options['demo'] : '';
	$gateway    = esc_url_raw( lead_widgets_setting( 'gateway_url' ), array( 'http', 'https' ) );
	$attributes = in_array( $demo, lead_widgets_demos(), true )
		? array( 'demo' => $demo )
		: array_filter( array( 'gateway-url' => $gateway ), 'lead_widgets_is_given' );
	$class      = '' === $wrapper ? lead_widgets_attributes( array( 'class' => lead_widgets_class() ) ) : " $wrapper";
	return $class . lead_widgets_attributes( $attributes );
}

/**
 * The class that style.css uses.
 *
 * @return string
 */
function lead_widgets_class() {
	if ( '1' !== lead_widgets_setting( 'theme' ) ) {
		return 'lead-widgets';
	}
	return lead_widgets_ground_is_dark() ? 'lead-widgets has-theme is-dark' : 'lead-widgets has-theme';
}

/**
 * The button that opens a dialog. It needs no script: the widgets look for data-lead-opens. A <div> around it would end
 * the paragraph around a shortcode, and with it the <lead-gateway>.
 *
 * @param string $tag     Name of the tag.
 * @param string $id      The dialog's id.
 * @param array  $options What the author wrote.
 * @return string
 */
function lead_widgets_button( $tag, $id, array $options ) {
	$usual = 'raq-funnel' === $tag ? __( 'Request a quote', 'lead-widgets' ) : __( 'Request a review', 'lead-widgets' );
	$label = isset( $options['button'] ) && is_scalar( $options['button'] ) ? trim( (string) $options['button'] ) : '';
	return sprintf(
		'<span class="wp-block-button"><button type="button" class="wp-block-button__link wp-element-button" data-lead-opens="%s" aria-haspopup="dialog">%s</button></span>',
		esc_attr( $id ),
		lead_widgets_without_shortcodes( esc_html( '' === $label ? $usual : $label ) )
	);
}

/**
 * Attributes as HTML, each with a space before it.
 *
 * @param string[] $attributes Name => value. An empty value is written as the name only.
 * @return string
 */
function lead_widgets_attributes( array $attributes ) {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$escaped = lead_widgets_without_shortcodes( esc_attr( $value ) );
		$html   .= '' === $value ? " $name" : sprintf( ' %s="%s"', $name, $escaped );
	}
	return $html;
}

/**
 * Escapes brackets, because WordPress looks for shortcodes in the output of a block.
 *
 * @param string $html Text that is already escaped.
 * @return string
 */
function lead_widgets_without_shortcodes( $html ) {
	return strtr( $html, array( '[' => '&#091;', ']' => '&#093;' ) );
}

/**
 * The text in a feed, where no script runs.
 *
 * @return string
 */
function lead_widgets_link_to_page() {
	$address = get_permalink();
	return $address
		? sprintf( '<p><a href="%s">%s</a></p>', esc_url( $address ), esc_html__( 'Open this on the site', 'lead-widgets' ) )
		: '';
}

/**
 * Shows the problem to people who can fix it. Visitors see nothing.
 *
 * @param string $message What is wrong.
 * @return string
 */
function lead_widgets_problem( $message ) {
	if ( is_feed() || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return '<p><strong>' . lead_widgets_without_shortcodes( esc_html( $message ) ) . '</strong></p>';
}
