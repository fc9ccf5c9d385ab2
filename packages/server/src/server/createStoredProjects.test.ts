// @vitest-environment node
import { expect, test } from 'vitest'
import type { Project } from '../projects.js'
import { createMemoryStore } from '../store/createMemoryStore.js'
import { createStoredProjects } from './createStoredProjects.js'

const features = [{ id: 'swap', isEnabled: false, config: [] }]
const own = { id: 'swap', isEnabled: true, config: ['1inch'] }

test('param: always, as they are now, and below what is stored', async () => {
  const store = createMemoryStore()
  let always: readonly Project[] = [{ id: 'local', allowedOrigins: [] }]
  const projects = await createStoredProjects({
    ...{ always: () => always, features, store },
    report: () => {},
  })
  expect(projects.get('local')).toMatchObject({ features })
  expect(projects.list()).toHaveLength(1)
  always = [
    { id: 'local', allowedOrigins: [], features: [own] },
    { id: 'other', allowedOrigins: ['http://a.test'] },
  ]
  expect(projects.get('local')).toMatchObject({ features: [own] })
  const stored = { id: 'other', allowedOrigins: ['http://b.test'] }
  await store.projects.set('other', stored)
  expect(projects.get('other')?.allowedOrigins).toEqual(['http://a.test'])
  await projects.refresh()
  expect(projects.get('other')?.allowedOrigins).toEqual(['http://b.test'])
  expect(projects.list().map(({ id }) => id)).toEqual(['local', 'other'])
  expect(projects.get('none')).toBeUndefined()
  expect(projects.get(undefined)).toBeUndefined()
  projects.stop()
})
