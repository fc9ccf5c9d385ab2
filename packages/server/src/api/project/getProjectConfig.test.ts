// @vitest-environment node
import { expect, test } from 'vitest'
import type { Project } from '../../projects.js'
import { getProjectConfig } from './getProjectConfig.js'

const find = (project: Pick<Project, 'features' | 'logins'>, name: string) =>
  getProjectConfig(project).features.filter(({ id }) => id === name)

test('default: logins are off unless the project offers them', () => {
  const off = { config: [], isEnabled: false }
  expect(find({}, 'passkey')).toEqual([{ ...off, id: 'passkey' }])
  expect(find({ logins: ['passkey'] }, 'guest')).toEqual([
    { ...off, id: 'guest' },
  ])
  expect(find({ logins: ['passkey'] }, 'passkey')).toEqual([
    { config: [], id: 'passkey', isEnabled: true },
  ])
})
