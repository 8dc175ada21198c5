<?php
/**
 * The page Settings → Lead Widgets.
 *
 * @package lead-widgets
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'lead_widgets_add_settings_page' );
add_action( 'admin_init', 'lead_widgets_add_settings_fields' );
add_filter( 'plugin_action_links_' . plugin_basename( LEAD_WIDGETS_FILE ), 'lead_widgets_add_settings_link' );

/** Adds the page to the menu Settings. */
function lead_widgets_add_settings_page() {
	$name = __( 'Lead Widgets', 'lead-widgets' );
	add_options_page( $name, $name, 'manage_options', 'lead-widgets', 'lead_widgets_print_settings_page' );
}

/**
 * Adds a link to the settings in the list of plugins.
 *
 * @param string[] $links The links that are there.
 * @return string[]
 */
function lead_widgets_add_settings_link( $links ) {
	$address = admin_url( 'options-general.php?page=lead-widgets' );
	$link    = sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html__( 'Settings', 'lead-widgets' ) );
	return array_merge( array( $link ), $links );
}

/**
 * Every field: its label, its help, and the values of a choice.
 *
 * @return array[]
 */
function lead_widgets_settings_fields() {
	return array(
		'gateway_url' => array(
			__( 'Gateway URL', 'lead-widgets' ),
			__( 'The server that the widgets call, such as https://office.example.com. It must allow the origin of this site. Empty means this site itself.', 'lead-widgets' ),
		),
		'partner_id'  => array(
			__( 'Partner id', 'lead-widgets' ),
			__( 'Goes out with each request for quotes.', 'lead-widgets' ),
		),
		'auth_mode'   => array(
			__( 'Sign-in', 'lead-widgets' ),
			__( 'How the widgets sign in at the gateway. A token never goes here.', 'lead-widgets' ),
			array(
				''         => __( 'As each widget does by itself', 'lead-widgets' ),
				'session'  => __( 'Session: cookies, or a script of yours', 'lead-widgets' ),
				'one-time' => __( 'One-time tokens from a script of yours', 'lead-widgets' ),
				'none'     => __( 'None', 'lead-widgets' ),
			),
		),
		'sp_id'       => array(
			__( 'Provider id', 'lead-widgets' ),
			__( 'For the widgets of a provider that name none. Leave it empty where pages are about several providers.', 'lead-widgets' ),
		),
		'thread_url'  => array(
			__( 'Address of conversations', 'lead-widgets' ),
			__( 'Where ‘Message’ leads, such as /messages/{userId}?lead={leadId}. Empty or ‘none’ means no link.', 'lead-widgets' ),
		),
		'theme'       => array(
			__( 'Look', 'lead-widgets' ),
			__( 'Use the colors and the font of the theme', 'lead-widgets' ),
		),
		'loader_url'  => array(
			__( 'Script URL', 'lead-widgets' ),
			__( 'Where lead-widgets.js is on your CDN. Empty means the copy in the folder assets of this plugin.', 'lead-widgets' ),
		),
		'integrity'   => array(
			__( 'Hash of the script', 'lead-widgets' ),
			__( 'From integrity.json next to the script, or empty.', 'lead-widgets' ),
		),
	);
}

/** Registers the fields of the page. */
function lead_widgets_add_settings_fields() {
	add_settings_section( 'lead_widgets_main', '', '__return_empty_string', 'lead-widgets' );
	foreach ( lead_widgets_settings_fields() as $name => $field ) {
		add_settings_field(
			$name,
			esc_html( $field[0] ),
			'lead_widgets_print_field',
			'lead-widgets',
			'lead_widgets_main',
			array(
				'name'      => $name,
				'help'      => $field[1],
				'choices'   => isset( $field[2] ) ? $field[2] : array(),
				'label_for' => 'theme' === $name ? '' : "lead-widgets-$name",
			)
		);
	}
}

/**
 * Prints one field.
 *
 * @param array $field Its name, help and choices.
 */
function lead_widgets_print_field( array $field ) {
	$name  = $field['name'];
	$id    = "lead-widgets-$name";
	$form  = LEAD_WIDGETS_OPTION . "[$name]";
	$value = lead_widgets_setting( $name );
	if ( 'theme' === $name ) {
		printf(
			'<label for="%1$s"><input type="checkbox" id="%1$s" name="%2$s" value="1"%3$s> %4$s</label>',
			esc_attr( $id ),
			esc_attr( $form ),
			checked( '1', $value, false ),
			esc_html( $field['help'] )
		);
		return;
	}
	if ( $field['choices'] ) {
		lead_widgets_print_choices( $id, $form, $value, $field['choices'] );
	} else {
		$is_script = in_array( $name, array( 'loader_url', 'integrity' ), true );
		printf(
			'<input type="text" class="regular-text code" id="%1$s" name="%2$s" value="%3$s" aria-describedby="%1$s-help" spellcheck="false" autocomplete="off"%4$s>',
			esc_attr( $id ),
			esc_attr( $form ),
			esc_attr( $value ),
			disabled( $is_script && ! lead_widgets_may_name_script(), true, false )
		);
	}
	printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $id ), esc_html( $field['help'] ) );
}

/**
 * Prints a list to choose from.
 *
 * @param string   $id      Its id.
 * @param string   $form    Its name in the form.
 * @param string   $value   What is chosen.
 * @param string[] $choices Value => label.
 */
function lead_widgets_print_choices( $id, $form, $value, array $choices ) {
	printf( '<select id="%1$s" name="%2$s" aria-describedby="%1$s-help">', esc_attr( $id ), esc_attr( $form ) );
	foreach ( $choices as $choice => $label ) {
		printf(
			'<option value="%s"%s>%s</option>',
			esc_attr( $choice ),
			selected( $value, $choice, false ),
			esc_html( $label )
		);
	}
	echo '</select>';
}

/** Prints the page. */
function lead_widgets_print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
	if ( '' === lead_widgets_loader_url() ) {
		printf(
			'<div class="notice notice-warning"><p>%s</p></div>',
			esc_html__( 'There is no script yet: copy dist/cdn of the package into the folder assets of this plugin, or give the script’s URL below. Until then no widget is shown.', 'lead-widgets' )
		);
	}
	echo '<form action="options.php" method="post">';
	settings_fields( 'lead_widgets' );
	do_settings_sections( 'lead-widgets' );
	submit_button();
	printf(
		'<h2>%s</h2><p>%s</p><pre>%s</pre></form></div>',
		esc_html__( 'Show a widget', 'lead-widgets' ),
		esc_html__( 'Add the block ‘Lead widget’ to a page, or write a shortcode:', 'lead-widgets' ),
		esc_html( "[lead_widget tag=\"raq-funnel\"]\n[lead_widget tag=\"raq-funnel\" presentation=\"modal\" button=\"Get quotes\"]\n[lead_widget tag=\"lead-board\" sp-id=\"7001\"]" )
	);
}
