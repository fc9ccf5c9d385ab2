import type { IncomingMessage, ServerResponse } from 'node:http'

export const faultServices = ['api', 'bundler', 'solana', 'wallet'] as const
export const faultModes = [
  '403',
  '429',
  '500',
  'html',
  'hang',
  'down',
  'delay',
  'none',
] as const

export type Fault = {
  service: (typeof faultServices)[number]
  /** `down` resets the connection, `hang` never answers, `none` releases. */
  mode: (typeof faultModes)[number]
  /** Wait of `delay`, in milliseconds. */
  ms?: number | undefined
  /**
   * Pathname the fault is limited to, a trailing `*` matches any rest.
   * Default: everything; for a delayed wallet its document, `/sdk`.
   */
  path?: string | undefined
}

export type Faults = {
  set(fault: Fault): void
  /** Ends every fault, and the requests that hang. */
  heal(): void
  /** Resolves to true when the request has been dealt with. */
  apply(
    service: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean>
}

/** Switches that make a service fail on purpose, for tests. */
export function createFaults(): Faults {
  const faults = new Map<string, Fault>()
  const hanging = new Set<ServerResponse>()
  const release = () => {
    for (const response of hanging) response.destroy()
    hanging.clear()
  }
  return {
    set(fault) {
      release()
      if (fault.mode === 'none') faults.delete(fault.service)
      else faults.set(fault.service, fault)
    },
    heal() {
      release()
      faults.clear()
    },
    async apply(service, request, response) {
      const fault = faults.get(service)
      if (!fault || request.method === 'OPTIONS') return false
      if (!matches(fault, request)) return false
      if (fault.mode === 'delay') {
        await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 0))
        return response.destroyed
      }
      if (fault.mode === 'hang') hanging.add(response)
      else if (fault.mode === 'down') request.socket.destroy()
      else answer(fault.mode, response)
      return true
    },
  }
}

function matches(fault: Fault, request: IncomingMessage) {
  const fallback =
    fault.service === 'wallet' && fault.mode === 'delay' ? '/sdk' : '*'
  const { path = fallback } = fault
  const [pathname = ''] = (request.url ?? '').split('?')
  if (path.endsWith('*')) return pathname.startsWith(path.slice(0, -1))
  return pathname === path
}

// The page may read the failure, or it could not be told from a dead network.
function answer(mode: Fault['mode'], response: ServerResponse) {
  const html = mode === 'html'
  const status = Number(mode) || 500
  response.writeHead(html ? 200 : status, {
    'content-type': html ? 'text/html' : 'application/json',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  })
  response.end(
    html
      ? '<!doctype html><title>Maintenance</title>'
      : JSON.stringify({ status, code: 'FAULT', message: 'Fault' }),
  )
}
