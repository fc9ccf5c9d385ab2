import type {
  Assertion,
  Creation,
  CreationJson,
  PasskeyList,
  RequestJson,
} from '../../wire/passkeysWire.js'
import { createCall } from '../session/createCall.js'

export type BegunLogin = {
  /** Origin that the login is for. */
  app: string
  creation: CreationJson
  /** What the operator calls the app. */
  name: string
  request: RequestJson
}

/** Where the window takes its result. */
export type PasskeyResult = { app: string; resultUri: string }

/** A login in the window, which knows its state. */
export type PasskeyLoginAuth = {
  begin(state: string): Promise<BegunLogin>
  use(body: { assertion: Assertion; state: string }): Promise<PasskeyResult>
  create(body: {
    creation: Creation
    name: string
    state: string
  }): Promise<PasskeyResult>
}

type Asked = { app: string; projectId: string }

/** The passkeys that log the user of a session in. */
export type PasskeyAuth = {
  list(body: Asked, token: string): Promise<PasskeyList>
  begin(body: Asked, token: string): Promise<CreationJson>
  /** @returns whether it logs the user in, too */
  add(
    body: Asked & { creation: Creation; name: string },
    token: string,
  ): Promise<boolean>
  remove(body: { id: string }, token: string): Promise<void>
}

export function createPasskeyLoginAuth(
  parameters: createCall.Parameters = {},
): PasskeyLoginAuth {
  const call = createCall(parameters)
  return {
    begin: async (state) =>
      (await call('/auth/passkey/begin', { body: { state } })) as BegunLogin,
    use: async (body) =>
      (await call('/auth/passkey/use', { body })) as PasskeyResult,
    create: async (body) =>
      (await call('/auth/passkey/create', { body })) as PasskeyResult,
  }
}

export function createPasskeyAuth(
  parameters: createCall.Parameters = {},
): PasskeyAuth {
  const call = createCall(parameters)
  return {
    list: async (body, token) =>
      (await call('/auth/passkeys', { body, token })) as PasskeyList,
    begin: async (body, token) =>
      (await call('/auth/passkeys/begin', { body, token })) as CreationJson,
    async add(body, token) {
      const added = await call('/auth/passkeys/add', { body, token })
      return (added as { isLogin?: unknown }).isLogin === true
    },
    async remove(body, token) {
      await call('/auth/passkeys/remove', { body, token })
    },
  }
}
