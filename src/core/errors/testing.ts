import { KitError } from './base.js'

/** Thrown by mocks of `latchkey/testing` in an environment that lacks a part. */
export class MockUnavailableError extends KitError<'MOCK_UNAVAILABLE'> {
  override name = 'MockUnavailableError'
  constructor() {
    super('The mock frame requires `MessageChannel`', {
      code: 'MOCK_UNAVAILABLE',
      details:
        'This test environment hides it. In jest, set the one of `node:worker_threads` on `globalThis` in a setup file.',
    })
  }
}

/** Thrown when a test waits for a request that the app does not make. */
export class MockRequestMissingError extends KitError<'MOCK_REQUEST_MISSING'> {
  override name = 'MockRequestMissingError'
  constructor(parameters: { timeoutMs: number }) {
    super('No request waits for approval', {
      code: 'MOCK_REQUEST_MISSING',
      details: `The app has not made one within ${parameters.timeoutMs} ms.`,
    })
  }
}
