import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  HostsMissingError,
  InvalidHostError,
  ProjectIdMissingError,
} from './errors/config.js'
import { reown } from './options/reown.js'
import { toHosts } from './options/toHosts.js'
import { defaultHosts, resolveProject } from './options.js'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const visit = (url: string) => vi.stubGlobal('location', new URL(url))

describe('resolveProject', () => {
  test('default', () => {
    expect(resolveProject({ projectId: 'p' })).toEqual({
      projectId: 'p',
      hosts: defaultHosts,
    })
  })

  test('param: hosts', () => {
    const hosts = { api: 'http://localhost:1//', frame: undefined }
    expect(resolveProject({ projectId: 'p', hosts }).hosts).toEqual({
      ...defaultHosts,
      api: 'http://localhost:1',
    })
    expect(
      resolveProject({ projectId: 'p', hosts: { frame: 'http://a' } }),
    ).toMatchObject({ hosts: { api: 'http://wallet.localhost:4110' } })
  })

  test('param: hosts, one origin', () => {
    const origin = 'https://wallet.example'
    visit('https://app.example')
    for (const hosts of [origin, `${origin}/`])
      expect(resolveProject({ projectId: 'p', hosts }).hosts).toEqual({
        frame: `${origin}/sdk`,
        api: origin,
        rpc: origin,
        relay: 'wss://wallet.example',
        explorer: origin,
        onramp: origin,
        analytics: origin,
      })
  })

  test('param: hosts, an origin of the local network has no relay', () => {
    const { hosts } = resolveProject({
      projectId: 'p',
      hosts: 'http://192.168.0.1:4110',
    })
    expect(hosts.frame).toBe('http://192.168.0.1:4110/sdk')
    expect(hosts.relay).toBe(defaultHosts.relay)
  })

  test.each([
    'http://localhost:5173',
    'http://shop.localhost',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'about:blank',
  ])('default: the local server, on %s', (url) => {
    visit(url)
    expect(resolveProject({ projectId: 'p' }).hosts).toEqual(defaultHosts)
    expect(defaultHosts.frame).toBe('http://wallet.localhost:4110/sdk')
  })

  test.each([
    'https://app.example',
    'https://localhost.example',
    'http://192.168.0.1',
  ])('error: no hosts, on %s', (url) => {
    visit(url)
    const resolve = () => resolveProject({ projectId: 'p' })
    expect(resolve).toThrow(HostsMissingError)
    expect(resolve).toThrow('latchkey-server')
  })

  test('behavior: a phone opens the dev server by plain http: no hosts, no error', async () => {
    vi.resetModules()
    vi.stubEnv('NODE_ENV', 'development')
    vi.stubGlobal('isSecureContext', false)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    visit('http://192.168.0.1:5173')
    const { resolveProject } = await import('./options.js')
    for (let time = 0; time < 2; time++) {
      const { hosts } = resolveProject({ projectId: 'p' })
      for (const host of Object.values(hosts)) expect(host).toMatch(/invalid/)
    }
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toContain('pass `hosts`')
    visit('https://app.example')
    vi.stubGlobal('isSecureContext', true)
    expect(() => resolveProject({ projectId: 'p' })).toThrow('No hosts are set')
  })

  test('behavior: hosts that are not set are unreachable elsewhere', () => {
    visit('https://app.example')
    const frame = 'https://wallet.example/sdk'
    const { hosts } = resolveProject({ projectId: 'p', hosts: { frame } })
    const { frame: found, ...others } = hosts
    expect(found).toBe(frame)
    expect(
      Object.values(others).every((host) => host.endsWith('.invalid')),
    ).toBe(true)
  })

  test('behavior: the preset and the one origin name every service', () => {
    const names = Object.keys(toHosts('https://wallet.example')).sort()
    expect(Object.keys(reown).sort()).toEqual(names)
    visit('https://app.example')
    expect(resolveProject({ projectId: 'p', hosts: reown }).hosts).toEqual(
      reown,
    )
  })

  test('error: a text that is no origin', () => {
    expect(() =>
      resolveProject({ projectId: 'p', hosts: 'wallet.example' }),
    ).toThrow(InvalidHostError)
  })

  test.each([undefined, null, {}, { projectId: '' }, { projectId: ' ' }])(
    'error: %s has no project ID',
    (options) => {
      const resolve = () => resolveProject(options as { projectId: string })
      expect(resolve).toThrow(ProjectIdMissingError)
      expect(resolve).toThrow('Project ID Not Configured')
    },
  )

  const url = new URL('https://api.example')
  test.each(['', 'localhost', '/sdk', 'javascript:alert(1)', null, 1, url])(
    'error: host %s',
    (api) => {
      expect(() =>
        resolveProject({ projectId: 'p', hosts: { api: api as string } }),
      ).toThrow(InvalidHostError)
    },
  )

  test.each([
    'wss://relay.example',
    'ws://localhost:4105',
    'ws://relay.localhost',
    'ws://127.0.0.1:1',
    'ws://127.1',
    'ws://[::1]:1',
  ])('param: hosts.relay %s', (relay) => {
    const { hosts } = resolveProject({ projectId: 'p', hosts: { relay } })
    expect(hosts.relay).toBe(relay)
  })

  test.each([
    'ws://relay.example',
    'ws://localhost.example',
    'ws://127.0.0.1.example',
    'ws://localhost@relay.example',
    'ws://192.168.0.1',
    'ws://0.0.0.0',
    'ws://[::ffff:1.2.3.4]',
    'https://relay.example',
    'http://localhost',
  ])('error: hosts.relay %s is not encrypted', (relay) => {
    expect(() => resolveProject({ projectId: 'p', hosts: { relay } })).toThrow(
      InvalidHostError,
    )
  })
})
