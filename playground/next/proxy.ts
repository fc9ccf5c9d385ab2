import { cspDirectives } from 'latchkey/actions'
import { type NextRequest, NextResponse } from 'next/server'
import { getSettings } from './app/getSettings'

/**
 * Gives each page a strict Content Security Policy. Next finds the nonce in
 * the header of the request, and puts it on the scripts of the page.
 */
export function proxy(request: NextRequest) {
  const policy = createPolicy(btoa(crypto.randomUUID()))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = { matcher: '/((?!_next/|icon.svg).*)' }

function createPolicy(nonce: string) {
  const { project, rpcUrl } = getSettings()
  const ours = cspDirectives({ ...project, nonce, rpcUrls: [rpcUrl] })
  const directives = {
    ...ours,
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...ours['connect-src']],
    'default-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", ...ours['img-src']],
    'object-src': ["'none'"],
    // Next's development server evaluates text and writes style elements.
    ...(process.env.NODE_ENV === 'development' && {
      'script-src': [...ours['script-src'], "'unsafe-eval'"],
      'style-src': ["'self'", "'unsafe-inline'"],
    }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
