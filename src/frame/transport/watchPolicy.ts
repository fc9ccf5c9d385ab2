/**
 * Reports when the page's own Content Security Policy blocks a URL.
 *
 * @param parameters.directive - directive that has to allow it
 * @param parameters.url - the URL; policies report only its origin
 * @returns a function that stops watching
 */
export function watchPolicy(parameters: watchPolicy.Parameters): () => void {
  const { directive, document, onBlocked, url } = parameters
  const { origin } = new URL(url)
  function onViolation(event: SecurityPolicyViolationEvent) {
    const { blockedURI, disposition, effectiveDirective } = event
    if (disposition === 'report' || effectiveDirective !== directive) return
    if (URL.canParse(blockedURI) && new URL(blockedURI).origin === origin)
      onBlocked()
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  return () =>
    document.removeEventListener('securitypolicyviolation', onViolation)
}

export declare namespace watchPolicy {
  type Parameters = {
    directive: 'connect-src' | 'frame-src'
    document: Pick<Document, 'addEventListener' | 'removeEventListener'>
    onBlocked(): void
    url: string
  }
}
