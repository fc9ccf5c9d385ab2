import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { Kit } from '../../../src/createKit.js'
import * as latchkey from '../../../src/exports/index.js'
import { createWrapper } from '../../setup/kit/createWrapper.js'
import { callSamples } from './callSamples.js'
import type { CallTarget } from './fuzzCalls.js'
import { pickRubbish, spoil } from './pickRubbish.js'

type Call = (...parameters: unknown[]) => unknown

/**
 * Lists renders of every hook with wrong parameters. A render throws, or
 * returns the error of its query.
 */
export function renderHooks(kit: Kit): readonly CallTarget[] {
  return Object.entries(latchkey).flatMap(([name, hook]) => {
    if (!/^use[A-Z]/.test(name)) return []
    const stem = name.slice(3)
    const samples: readonly object[] =
      Reflect.get(callSamples, `get${stem}`) ??
      Reflect.get(
        callSamples,
        `${stem.charAt(0).toLowerCase()}${stem.slice(1)}`,
      ) ??
      []
    return {
      name,
      prepare(random) {
        const sample = samples.length > 0 ? random.pick(samples) : {}
        const isRight = random.chance(0.1)
        const passed = isRight
          ? sample
          : random.chance(0.1)
            ? pickRubbish(random)
            : spoil(random, sample)
        return {
          isRight,
          passed,
          async run() {
            const queryClient = new QueryClient({
              defaultOptions: { queries: { retry: false } },
            })
            const wrapper = createWrapper(kit, queryClient)
            const { result, unmount } = renderHook(
              () => (hook as Call)(passed),
              { wrapper },
            )
            for (let turn = 0; turn < 3; turn++)
              await new Promise((resolve) => setTimeout(resolve, 10))
            const current = result.current as { error?: unknown } | null
            const error =
              current && typeof current === 'object' ? current.error : undefined
            unmount()
            queryClient.clear()
            if (error) throw error
          },
        }
      },
    }
  })
}
