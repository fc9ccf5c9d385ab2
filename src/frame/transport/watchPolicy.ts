/**
 * Tells when the page's own Content Security Policy blocks an address.
 *
 * @param parameters.directive - what has to allow it
 * @param parameters.url - the address; policies report its origin alone
 * @returns ends it
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
