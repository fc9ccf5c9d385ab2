import { describe, expect, test } from 'vitest'
import { InvalidHostError, ProjectIdMissingError } from './errors/config.js'
import { defaultHosts, resolveProject } from './options.js'

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
    expect(defaultHosts.api).not.toContain('localhost')
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
