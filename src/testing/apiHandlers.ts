import { HttpResponse, http, type RequestHandler } from 'msw'
import type { WireAnswers } from '../api/wireAnswers.js'
import { answerApi } from './api/answerApi.js'
import { checkAnswers, type MockAnswer } from './api/checkAnswers.js'

/** Networks that the API supports, unless a test says otherwise. */
const SUPPORTED_CHAINS = ['eip155:1', 'eip155:31337']

/**
 * Creates msw handlers of the blockchain API and the wallet explorer, for
 * whatever host the app uses. Answers are those of the services, before they
 * are parsed, and are checked against the schemas of the API client. Services
 * without an answer have no handler.
 *
 * A number is an HTTP status the service fails with; `offline` is no response
 * at all. Lists are filtered by network, address or search, as the services
 * do.
 *
 * @param answers - what the services answer, by subject
 * @throws ParameterError for an unknown subject, and for an answer that the
 * API client would not accept, with its path
 *
 * @example
 * server.use(...apiHandlers({ balances: [], history: 429, swap: 'no-liquidity' }))
 */
export function apiHandlers(
  answers: apiHandlers.Answers = {},
): apiHandlers.ReturnType {
  checkAnswers(answers)
  const all = { supportedChains: SUPPORTED_CHAINS, ...answers }
  const given = Object.fromEntries(
    Object.entries(all).filter(([, value]) => !isFailure(value)),
  ) as Partial<WireAnswers>
  return Object.entries(all).flatMap(([name, value]) => {
    if (value === undefined) return []
    const isFailing = isFailure(value)
    const toPaths = answerApi[name as keyof WireAnswers]
    const paths = toPaths(
      (isFailing ? failing : value) as never,
      isFailing ? {} : given,
    )
    return paths.map(({ method, path, toBody }) =>
      http[method](`*/${path}`, async ({ params, request }) => {
        if (value === 'offline') return HttpResponse.error()
        if (typeof value === 'number') return toFailure(value)
        const body = toBody({
          body: method === 'post' ? await request.json() : undefined,
          id: decodeURIComponent(String(params.id ?? '')),
          query: new URL(request.url).searchParams,
        })
        return body === undefined
          ? toFailure(404)
          : HttpResponse.json(body as Record<string, unknown>)
      }),
    )
  })
}

/** Stands for the answer of a service that never gives one. */
const failing = { quotes: [] }

function isFailure(value: unknown) {
  return typeof value === 'number' || value === 'offline'
}

function toFailure(status: number) {
  return HttpResponse.json({ message: `Status ${status}` }, { status })
}

export declare namespace apiHandlers {
  /** Answers by subject, each as the service sends it. */
  type Answers = {
    [name in keyof WireAnswers]?: MockAnswer<WireAnswers[name]> | undefined
  }
  type ReturnType = RequestHandler[]
}
