import { expectTypeOf, test } from 'vitest'
import type { getOnrampOptions } from '../actions/getOnrampOptions.js'
import type { PaymentCurrency } from '../api/onrampSchemas.js'
import type { Kit } from '../createKit.js'
import { useOnrampOptions } from './useOnrampOptions.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useOnrampOptions({ chainId: 1 })
  expectTypeOf(data).toEqualTypeOf<getOnrampOptions.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getOnrampOptions.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useOnrampOptions({ chainId: 1 })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getOnrampOptions.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getOnrampOptions.ErrorType>()
})

test('param: kit', () => {
  useOnrampOptions({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useOnrampOptions({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useOnrampOptions({
    query: { select: ({ paymentCurrencies }) => paymentCurrencies },
  })
  expectTypeOf(data).toEqualTypeOf<readonly PaymentCurrency[] | undefined>()
})

test('param: query', () => {
  useOnrampOptions({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useOnrampOptions({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useOnrampOptions({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useOnrampOptions({ chainId: true })
  // @ts-expect-error There is no such option.
  useOnrampOptions({ unknown: true })
})
