import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getOnrampOptions } from '../actions/getOnrampOptions.js'
import type { Kit } from '../createKit.js'
import {
  onrampOptionsQueryKey,
  onrampOptionsQueryOptions,
} from './onrampOptions.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = onrampOptionsQueryOptions(kit, { chainId: 1 })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getOnrampOptions.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getOnrampOptions.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    onrampOptionsQueryOptions(kit, { chainId: 1 }),
  )
  expectTypeOf(data).toEqualTypeOf<getOnrampOptions.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getOnrampOptions.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof onrampOptionsQueryKey.Options>().toEqualTypeOf<'chainId'>()
})

test('param: query.select', () => {
  const { data } = useQuery(
    onrampOptionsQueryOptions(kit, {
      query: { select: ({ isFallback }) => isFallback },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<boolean | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = onrampOptionsQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'onrampOptions'>()
  expectTypeOf(
    onrampOptionsQueryOptions(kit, { chainId: 1 }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof onrampOptionsQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  onrampOptionsQueryOptions({ chainId: 1 })
  // @ts-expect-error The key is made of the options.
  onrampOptionsQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  onrampOptionsQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  onrampOptionsQueryOptions(kit, { chainId: true })
})
