import { describe, expect, test } from 'vitest'
import { cspDirectives } from './cspDirectives.js'
import { InvalidHostError, InvalidNonceError } from './errors/config.js'
import { reown } from './options/reown.js'
import { defaultHosts } from './options.js'

const origin = (url: string) => new URL(url).origin

describe('cspDirectives', () => {
  test('default: the local server', () => {
    expect(cspDirectives()).toMatchObject({
      'connect-src': [origin(defaultHosts.api), origin(defaultHosts.relay)],
      'frame-src': [origin(defaultHosts.frame)],
    })
  })

  test('param: hosts, a preset, without duplicate origins', () => {
    expect(cspDirectives({ hosts: reown })).toEqual({
      'connect-src': [
        origin(reown.api),
        origin(reown.explorer),
        origin(reown.relay),
        origin(reown.frame),
      ],
      'frame-src': [origin(reown.frame)],
      'img-src': ['data:', 'https:'],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
    })
  })

  test('param: hosts', () => {
    const directives = cspDirectives({
      projectId: 'any',
      hosts: {
        frame: 'https://wallet.example.com:8443/sdk?v=1',
        api: 'http://localhost:4101/v1',
        rpc: 'https://rpc.example.com/',
        explorer: 'https://explorer.example.com',
        relay: 'ws://localhost:4105',
      },
    })
    expect(directives['frame-src']).toEqual(['https://wallet.example.com:8443'])
    expect(directives['connect-src']).toEqual([
      'http://localhost:4101',
      'https://rpc.example.com',
      'https://explorer.example.com',
      'ws://localhost:4105',
      'https://wallet.example.com:8443',
    ])
    expect(directives['img-src']).toEqual([
      'data:',
      'https:',
      'http://localhost:4101',
    ])
  })

  test('param: analytics', () => {
    const hosts = { analytics: 'https://events.example.com/base' }
    const sources = (analytics: boolean | { telemetry: true } | undefined) =>
      cspDirectives({ analytics, hosts })['connect-src']
    expect(sources(true)).toContain('https://events.example.com')
    expect(sources({ telemetry: true })).toContain('https://events.example.com')
    for (const analytics of [false, undefined])
      expect(sources(analytics)).not.toContain('https://events.example.com')
  })

  test('param: rpcUrls', () => {
    const rpcUrls = [
      'https://eth.example.com/v2/key',
      'wss://eth.example.com/v2/key',
      'https://eth.example.com/other',
    ]
    expect(
      cspDirectives({ hosts: reown, rpcUrls })['connect-src'].slice(4),
    ).toEqual(['https://eth.example.com', 'wss://eth.example.com'])
  })

  test('param: nonce', () => {
    const directives = cspDirectives({ nonce: 'a+b/c_-9==' })
    expect(directives['script-src']).toEqual([
      "'nonce-a+b/c_-9=='",
      "'strict-dynamic'",
    ])
    expect(directives['style-src']).toEqual(["'nonce-a+b/c_-9=='"])
  })

  test.each(["a' 'unsafe-inline", 'a; script-src *', 'a b', '=='])(
    'error: the nonce %j',
    (nonce) => {
      expect(() => cspDirectives({ nonce })).toThrow(InvalidNonceError)
    },
  )

  test.each([
    '',
    '/rpc',
    'javascript:alert(1)',
    'data:,',
    '*; script-src *',
    'https://a;b',
    'https://a,b',
  ])('error: the RPC URL %j', (url) => {
    expect(() => cspDirectives({ rpcUrls: [url] })).toThrow(InvalidHostError)
  })

  test('error: a host that is not absolute', () => {
    expect(() => cspDirectives({ hosts: { frame: 'wallet' } })).toThrow(
      InvalidHostError,
    )
  })
})
