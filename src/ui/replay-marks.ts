/** What rrweb, PostHog and FullStory look for. rrweb masks text alone, so fields and attributes need its block. */
const CLASSES = 'rr-mask rr-block ph-no-capture fs-mask';

/**
 * The marks of an element that shows or takes personal data. Tools that record sessions look into open shadow roots, and
 * a host cannot reach inside. They leave out what is marked, or mask its texts and fields.
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
