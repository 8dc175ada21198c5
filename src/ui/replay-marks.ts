/** For rrweb, PostHog and FullStory. rrweb masks only text, so fields and attributes need its block. */
const CLASSES = 'rr-mask rr-block ph-no-capture fs-mask';

/**
 * The marks of an element with personal data. Session-replay tools record open shadow roots, which a host cannot mask.
 * They leave out what is marked, or mask its texts and fields.
 * @param className the element's own classes
 */
export function hiddenInReplays(className = '') {
  return {
    className: `${className} ${CLASSES}`.trim(),
    // Datadog, Sentry, Hotjar and Clarity
    'data-dd-privacy': 'mask',
    'data-sentry-mask': '',
    'data-hj-suppress': '',
    'data-clarity-mask': 'true',
  };
}
