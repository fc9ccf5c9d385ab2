import type { Kit } from '../../../src/createKit.js'
import * as actions from '../../../src/exports/actions.js'
import { callSamples } from './callSamples.js'
import type { CallTarget } from './fuzzCalls.js'
import { pickRubbish, spoil } from './pickRubbish.js'

type Action = (kit: unknown, parameters: unknown) => unknown

/**
 * Lists calls of every action, with a wrong kit, wrong parameters, or
 * everything valid.
 */
export function listActionCalls(kit: Kit): readonly CallTarget[] {
  return Object.entries(callSamples).map(([name, samples]) => {
    const action: Action = Reflect.get(actions, name)
    return {
      name,
      prepare(random) {
        const { signal } = new AbortController()
        const sample =
          samples.length > 0 ? { ...random.pick(samples), signal } : undefined
        const roll = random.next()
        if (roll < 0.1)
          return {
            isRight: true,
            passed: sample,
            run: () => action(kit, sample),
          }
        const wrong = roll < 0.2 ? pickRubbish(random) : spoil(random, sample)
        return roll < 0.2
          ? { passed: ['kit', wrong], run: () => action(wrong, sample) }
          : { passed: wrong, run: () => action(kit, wrong) }
      },
    }
  })
}
