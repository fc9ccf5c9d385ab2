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
    'error: %s has no project id',
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
})
