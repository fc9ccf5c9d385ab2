/**
 * Returns the origins of the pages that embed this one, nearest first, as far
 * as the browser reports them. Without `ancestorOrigins`, only the referrer is
 * known: the page that created the frame.
 */
export function getAncestorOrigins(
  window: getAncestorOrigins.Window,
): readonly string[] {
  const { ancestorOrigins } = window.location
  if (ancestorOrigins && ancestorOrigins.length > 0)
    return Array.from(ancestorOrigins)
  try {
    return [new URL(window.document.referrer).origin]
  } catch {
    return []
  }
}

export declare namespace getAncestorOrigins {
  type Window = {
    location: { ancestorOrigins?: ArrayLike<string> | undefined }
    document: { referrer: string }
  }
}
