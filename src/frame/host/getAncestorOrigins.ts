/**
 * Origins of the pages that this one is embedded in, nearest first, as far as
 * the browser tells: where there is no `ancestorOrigins`, the referrer is the
 * page that has put the frame up.
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
