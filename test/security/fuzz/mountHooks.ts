import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { Kit } from '../../../src/createKit.js'
import * as latchkey from '../../../src/exports/index.js'
import { createWrapper } from '../../setup/kit/createWrapper.js'
import { callSamples } from './callSamples.js'
import type { CallTarget } from './fuzzCalls.js'
import { pickRubbish, spoil } from './pickRubbish.js'

type Call = (...parameters: unknown[]) => unknown

/** The actions of hooks whose names do not match. */
const actions: Readonly<Record<string, keyof typeof callSamples>> = {
  useSignText: 'signText',
}

/**
 * Mounts the hooks and returns the functions they return: mutations, drafts,
 * connecting, signing in.
 */
export function mountHooks(kit: Kit) {
  const queryClient = new QueryClient()
  const wrapper = createWrapper(kit, queryClient)
  const mounted = Object.entries(latchkey).flatMap(([name, value]) => {
    if (!/^use[A-Z]/.test(name) || unchecked.has(name)) return []
    const hook = renderHook(() => (value as Call)({}), { wrapper })
    return { hook, name }
  })
  const targets = mounted.flatMap(({ hook, name }): CallTarget[] => {
    const result = hook.result.current as Record<string, unknown> | null
    if (!result || typeof result !== 'object') return []
    const stem = name.slice(3)
    const action =
      actions[name] ?? `${stem.charAt(0).toLowerCase()}${stem.slice(1)}`
    const samples: readonly object[] = Reflect.get(callSamples, action) ?? []
    return Object.entries(result).flatMap(([key, value]) => {
      if (typeof value !== 'function' || foreign.has(key)) return []
      return {
        name: `${name}.${key}`,
        prepare(random) {
          const sample = samples.length > 0 ? random.pick(samples) : undefined
          const passed = sample ? spoil(random, sample) : pickRubbish(random)
          return {
            passed,
            run: () =>
              (Reflect.get(hook.result.current as object, key) as Call)(passed),
          }
        },
      }
    })
  })
  return {
    targets,
    unmount: () => {
      for (const { hook } of mounted) hook.unmount()
    },
  }
}

/** Functions of react-query. */
const foreign = new Set([
  'fetchNextPage',
  'fetchPreviousPage',
  'promise',
  'refetch',
])

/** Hooks for the UI are on every page, and check nothing. */
const unchecked = new Set([
  'useModal',
  'useNotices',
  'useTheme',
  'useWalletLink',
])
