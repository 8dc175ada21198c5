<?php
/**
 * Whether the theme's ground is dark. A style sheet cannot tell, and the widgets have colors for both.
 *
 * @package lead-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether pages have a dark ground.
 *
 * @return bool
 */
function lead_widgets_ground_is_dark() {
	$is_dark = lead_widgets_is_dark( lead_widgets_ground_color() );
	/**
	 * Lets a site say it, where its pages are not as the theme's settings tell.
	 *
	 * @param bool $is_dark Whether the ground is dark.
	 */
	return (bool) apply_filters( 'lead_widgets_ground_is_dark', $is_dark );
}

/**
 * The color of the ground: of the global styles in a block theme, else of the customizer.
 *
 * @return string A color as the theme writes it, or nothing.
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
 * A color of the palette. What a person chose comes before the theme's, and that before WordPress's own.
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
 * Whether white reads better on a color than black.
 *
 * @param string $color In hexadecimal digits; of another color it is not known, and it counts as light.
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
	// Relative luminance; at 0.18 black and white read alike.
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
