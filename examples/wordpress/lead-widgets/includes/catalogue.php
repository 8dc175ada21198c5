<?php
/**
 * Which tags and attributes an author may write. Everything else is dropped.
 *
 * @package lead-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of each tag, with their kind: 'text', 'number', 'boolean', 'url', or the list of the values that are
 * accepted.
 *
 * The address of the gateway is not among them: it belongs to the settings, so that no author can send what customers
 * write to another server. Tokens and the visitor's identity are not among them either: they never belong to a post.
 *
 * @return array[] Tag => ( attribute => kind ).
 */
function lead_widgets_catalogue() {
	$shared  = array(
		'auth-mode'           => array( 'session', 'one-time', 'none' ),
		'source-application'  => 'text',
		'application-version' => 'text',
		'sign-in-url'         => 'url',
		'features'            => 'text',
		'locale'              => 'text',
		'time-zone'           => 'text',
	);
	$links   = array(
		'office-inbox-url'      => 'url',
		'call-log-url'          => 'url',
		'connected-numbers-url' => 'url',
		'service-area-url'      => 'url',
		'services-url'          => 'url',
		'thread-url'            => 'url',
	);
	$waiting = array(
		'waiting-hours' => 'text',
		'quiet-hours'   => 'text',
	);
	$contact = array(
		'campaign-cookie'   => 'text',
		'contact-placement' => 'number',
	);
	$request = array(
		'category-id'          => 'text',
		'postal-code'          => 'text',
		'fallback-category-id' => 'text',
		'source'               => 'text',
		'suggestion-limit'     => 'number',
		'create-version'       => array( 'v3', 'v1' ),
		'assign-version'       => array( 'v2', 'v1' ),
		'persist'              => array( 'session', 'none' ),
		'partner-id'           => 'text',
		'click-id'             => 'text',
		'variant'              => 'text',
		'data-layer'           => 'text',
		'prefill-params'       => 'text',
	);
	$routing = array( 'history', 'hash', 'memory' );

	return array(
		'raq-funnel'           => $shared + $request + array(
			'sp-id'        => 'text',
			'with-al-id'   => 'boolean',
			'lead-id'      => 'text',
			'step'         => array( 'project', 'suggestions', 'summary' ),
			'presentation' => array( 'inline', 'modal' ),
			'launch'       => array( 'none', 'button' ),
			'open'         => 'boolean',
			'routing'      => $routing,
			'base-path'    => 'text',
		),
		'lead-board'           => $shared + $links + $waiting + array(
			'sp-id'        => 'text',
			'lead-id'      => 'text',
			'new-messages' => 'boolean',
			'page-size'    => 'number',
			'manage-title' => 'boolean',
			'url-sync'     => 'text',
			'shortcuts'    => array( 'on', 'off' ),
			'poll-seconds' => 'number',
		),
		'lead-card'            => $shared + $links + $waiting + array(
			'sp-id'    => 'text',
			'lead-id'  => 'text',
			'expanded' => 'boolean',
		),
		'lead-page'            => $shared + array(
			'sp-id'   => 'text',
			'lead-id' => 'text',
			'faq-url' => 'url',
		),
		'message-thread'       => $shared + $contact + array(
			'sp-id'       => 'text',
			'user-id'     => 'text',
			'lead-id'     => 'text',
			'board-url'   => 'url',
			'history-url' => 'url',
		),
		'lead-unread-count'    => $shared + array(
			'sp-id'     => 'text',
			'format'    => array( 'number', 'capped', 'dot' ),
			'show-zero' => 'boolean',
		),
		'lead-app'             => $shared + $links + $waiting + $contact + $request + array(
			'base-path'    => 'text',
			'routing'      => $routing,
			'path'         => 'text',
			'sp-id'        => 'text',
			'manage-title' => 'boolean',
			'faq-url'      => 'url',
			'history-url'  => 'url',
		),
		'review-request-modal' => $shared + array(
			'sp-id'      => 'text',
			'lead-id'    => 'text',
			'open'       => 'boolean',
			'variant'    => array( 'board', 'gateway' ),
			'auto-close' => 'number',
		),
		'date-range-picker'    => $shared + array(
			'start'          => 'text',
			'end'            => 'text',
			'min'            => 'text',
			'max'            => 'text',
			'disabled-dates' => 'text',
			'variant'        => array( 'inputs', 'ranges', 'scroll' ),
			'months'         => 'number',
			'name'           => 'text',
			'required'       => 'boolean',
			'disabled'       => 'boolean',
		),
	);
}

/**
 * The states of the demo, which needs no gateway.
 *
 * @return string[]
 */
function lead_widgets_demos() {
	return array( 'default', 'empty', 'busy', 'slow', 'offline', 'failing', 'unauthorized', 'challenge', 'unpurchased' );
}

/**
 * Whether a widget is a dialog without a button of its own, which needs one that opens it.
 *
 * @param string   $tag        Name of the tag.
 * @param string[] $attributes What the tag gets.
 * @return bool
 */
function lead_widgets_is_dialog( $tag, array $attributes ) {
	$presentation = isset( $attributes['presentation'] ) ? $attributes['presentation'] : 'inline';
	$has_button   = isset( $attributes['launch'] ) && 'button' === $attributes['launch'];
	return 'review-request-modal' === $tag || ( 'raq-funnel' === $tag && 'modal' === $presentation && ! $has_button );
}
