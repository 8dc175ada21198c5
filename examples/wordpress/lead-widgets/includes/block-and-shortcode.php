<?php
/**
 * The block and the shortcode. Both save text, never tags: WordPress removes unknown tags from what
 * Authors and Contributors save. The tags are written when a page is rendered.
 *
 * @package lead-widgets
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'lead_widgets_register' );

/** Registers the block, its script for the editor, and the shortcode. */
function lead_widgets_register() {
	wp_register_script(
		'lead-widgets-editor',
		plugins_url( 'block/editor.js', LEAD_WIDGETS_FILE ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
		LEAD_WIDGETS_VERSION,
		true
	);
	$catalogue = 'window.leadWidgetsCatalogue = ' . wp_json_encode( lead_widgets_catalogue(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';';
	wp_add_inline_script( 'lead-widgets-editor', $catalogue, 'before' );
	wp_set_script_translations( 'lead-widgets-editor', 'lead-widgets' );
	register_block_type(
		dirname( LEAD_WIDGETS_FILE ) . '/block',
		array( 'render_callback' => 'lead_widgets_render_block' )
	);
	add_shortcode( 'lead_widget', 'lead_widgets_render_shortcode' );
}

/**
 * Shows a block.
 *
 * @param array $attributes Of the block: `tag` and `options`.
 * @return string
 */
function lead_widgets_render_block( $attributes ) {
	$tag     = isset( $attributes['tag'] ) && is_string( $attributes['tag'] ) ? $attributes['tag'] : 'raq-funnel';
	$options = isset( $attributes['options'] ) && is_array( $attributes['options'] ) ? $attributes['options'] : array();
	$wrapper = get_block_wrapper_attributes( array( 'class' => lead_widgets_class() ) );
	return lead_widgets_html( $tag, $options, lead_widgets_without_shortcodes( $wrapper ) );
}

/**
 * Shows a shortcode, such as [lead_widget tag="raq-funnel" category="10"]. Names may have dashes or underscores.
 *
 * @param array|string $given The attributes of the shortcode. A single word is a boolean attribute.
 * @return string
 */
function lead_widgets_render_shortcode( $given ) {
	$short   = array(
		'category' => 'category-id',
		'partner'  => 'partner-id',
		'provider' => 'sp-id',
		'label'    => 'button',
	);
	$options = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		$word             = is_int( $name ) ? $value : $name;
		$word             = str_replace( '_', '-', strtolower( $word ) );
		$word             = isset( $short[ $word ] ) ? $short[ $word ] : $word;
		$options[ $word ] = is_int( $name ) ? 'true' : $value;
	}
	$tag = isset( $options['tag'] ) ? $options['tag'] : 'raq-funnel';
	return lead_widgets_html( $tag, $options );
}
