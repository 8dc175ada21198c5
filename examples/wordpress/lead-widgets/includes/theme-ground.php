<?php
/**
 * Whether the theme's background is dark. A style sheet cannot know, and the widgets have colors for both.
 *
 * @package lead-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether pages have a dark background.
 *
 * @return bool
 */
function lead_widgets_ground_is_dark() {
	$is_dark = lead_widgets_is_dark( lead_widgets_ground_color() );
	/**
	 * Lets a site override the result, if its pages differ from the theme's settings.
	 *
	 * @param bool $is_dark Whether the background is dark.
	 */
	return (bool) apply_filters( 'lead_widgets_ground_is_dark', $is_dark );
}

/**
 * The background color: from the global styles in a block theme, else from the customizer.
 *
 * @return string A color in the theme's notation, or an empty text.
 */
function lead_widgets_ground_color() {
	$styles = wp_get_global_styles( array( 'color', 'background' ) );
	if ( ! is_string( $styles ) || '' === $styles ) {
		$custom = get_background_color();
		return $custom ? "#$custom" : '';
	}
	if ( ! preg_match( '/--color--([\w-]+)|var:preset\|color\|([\w-]+)/', $styles, $found ) ) {
		return $styles;
	}
	return lead_widgets_palette_color( end( $found ) );
}

/**
 * A color of the palette. A person's choice wins over the theme's color, and that over WordPress's own.
 *
 * @param string $slug Its name.
 * @return string
 */
function lead_widgets_palette_color( $slug ) {
	$palettes = wp_get_global_settings( array( 'color', 'palette' ) );
	foreach ( array( 'custom', 'theme', 'default' ) as $origin ) {
		foreach ( isset( $palettes[ $origin ] ) ? (array) $palettes[ $origin ] : array() as $color ) {
			if ( isset( $color['slug'], $color['color'] ) && $slug === $color['slug'] ) {
				return $color['color'];
			}
		}
	}
	return '';
}

/**
 * Whether white text is more readable on a color than black.
 *
 * @param string $color In hexadecimal digits. Any other notation counts as light.
 * @return bool
 */
function lead_widgets_is_dark( $color ) {
	if ( ! preg_match( '/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i', $color ) ) {
		return false;
	}
	$digits   = substr( $color, 1 );
	$digits   = strlen( $digits ) < 6 ? preg_replace( '/./', '$0$0', $digits ) : $digits;
	$channels = array_map( 'hexdec', str_split( substr( $digits, 0, 6 ), 2 ) );
	$linear   = array_map( 'lead_widgets_linear', $channels );
	// Relative luminance. At 0.18, black and white are equally readable.
	return 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2] < 0.18;
}

/**
 * A channel of sRGB as an amount of light.
 *
 * @param int $channel From 0 to 255.
 * @return float
 */
function lead_widgets_linear( $channel ) {
	$share = $channel / 255;
	return $share <= 0.04045 ? $share / 12.92 : pow( ( $share + 0.055 ) / 1.055, 2.4 );
}
