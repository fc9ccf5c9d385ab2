// A process of its own: it replaces `fetch` and timers, and counts timers.
import './routeFetch.js'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import * as actions from '../../../src/exports/actions.js'
import { actionSteps } from './actionSteps.js'
import { listSteps, prepareWalk, stubPage, walk } from './prepareWalk.js'

let walked = 0

beforeAll(prepareWalk)
beforeEach(stubPage)
afterAll(() => void vi.useRealTimers())

describe('every action settles, whoever falls silent', () => {
  test.each(listSteps(actionSteps))(
    'behavior: $name settles',
    async ({ step }) => {
      walked += await walk(step)
    },
  )
})

test('default: every action that is exported is walked', () => {
  const exported = Object.entries(actions)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name)
    .filter(
      (name) => !['createKit', 'cspDirectives', 'KitError'].includes(name),
    )
  expect(Object.keys(actionSteps).sort()).toEqual(exported.sort())
})

test('behavior: the walk reaches deep', () => {
  expect(walked).toBeGreaterThan(220)
})
