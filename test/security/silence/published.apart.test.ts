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
import { sendToken } from '../../../src/actions/sendToken.js'
import { signText } from '../../../src/actions/signText.js'
import { actionSteps, type Step } from './actionSteps.js'
import { otherPayee, payer } from './createServices.js'
import { frameSteps, providerSteps } from './otherSteps.js'
import { listSteps, prepareWalk, stubPage, walk } from './prepareWalk.js'
import { runStep } from './walkSteps.js'

/*
 * A frame that answers no pings, as one of another maker: nothing tells a card
 * that a user looks at from a frame that has died.
 */
const options = { isExtended: false, part: 'frame' } as const

beforeAll(prepareWalk)
beforeEach(stubPage)
afterAll(() => void vi.useRealTimers())

describe.each(
  Object.entries({ actions: actionSteps, frame: frameSteps, providerSteps }),
)('%s', (_, table) => {
  test.each(listSteps(table))('behavior: $name settles', async ({ step }) => {
    await walk(step, options)
  })
})

describe('param: signal', () => {
  const waits: Record<string, Step['run']> = {
    sendToken: ({ kit }, signal) =>
      sendToken(kit, {
        amount: '0.1',
        signal,
        account: payer,
        to: otherPayee,
        token: 'native',
      }),
    signText: ({ kit }, signal) => signText(kit, { message: 'hello', signal }),
  }
  test.each(Object.entries(waits))(
    'behavior: %s ends with its signal, and not before',
    async (_, run) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 300_000)
      const { elapsed } = await runStep(
        { bound: 310_000, run: (world) => run(world, controller.signal) },
        { from: 0, part: 'frame' },
        options,
      )
      expect(elapsed).toBeGreaterThan(295_000)
      expect(elapsed).toBeLessThan(305_000)
    },
  )
})
