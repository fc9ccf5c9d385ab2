import { expect, test } from 'vitest'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { guardConnector } from './guardConnector.js'

const bad = (setup: () => unknown) =>
  createRoughConnector('bad', { setup } as never)
const throws = () => {
  throw new Error('no')
}

test('error: bare wagmi, `createConfig` throws', () => {
  expect(() => setupRough([bad(throws)])).toThrow('no')
})

test.each([
  ['throws', throws],
  ['rejects', () => Promise.reject(new Error('no'))],
  ['hangs', () => new Promise(() => {})],
  ['answers', () => 'yes'],
])('default: %s', (_name, setup) => {
  const { config } = setupRough([
    guardConnector(bad(setup)),
    createRoughConnector('good'),
  ])
  expect(config.connectors.map(({ id }) => id)).toEqual(['bad', 'good'])
})
