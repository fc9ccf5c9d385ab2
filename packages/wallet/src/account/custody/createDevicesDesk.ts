import { HostError } from 'latchkey/frame'
import type { DevicesAnswers, DevicesAsk } from '../../wire/devicesWire.js'
import type { HandOver } from '../copies/createHandOver.js'
import type { Earlier } from '../earlier/createEarlier.js'
import type { CodeDraft } from '../recovery/toDraft.js'
import type { SessionData } from '../session/createSession.js'
import type { Custody } from './createCustody.js'

export type DevicesDesk = {
  /** @throws HostError of the server, and NOT_PROVEN without a draft */
  answer(
    ask: DevicesAsk,
    user: SessionData,
  ): Promise<DevicesAnswers[DevicesAsk['type']]>
}

/**
 * Answers the questions of one devices window, in the frame. Keeps the code or
 * passkey that the window has begun until it is confirmed. The server rejects
 * changes with `FRESH_LOGIN_REQUIRED` unless a login or a mailed code is recent.
 *
 * @param parameters.getCopy - of the user's share, for the window to keep
 * @param parameters.loadEarlier - loads what knows of earlier accounts
 * @param parameters.load - loads the custody module on first use
 */
export function createDevicesDesk(parameters: {
  getCopy: HandOver['getCopy']
  load(): Promise<
    Pick<
      Custody,
      | 'describe'
      | 'draftBeside'
      | 'draftCode'
      | 'keep'
      | 'remove'
      | 'removeDevice'
    >
  >
  loadEarlier(): Promise<Pick<Earlier, 'move' | 'read'>>
}): DevicesDesk {
  const { getCopy, load, loadEarlier } = parameters
  let drafted: { draft: CodeDraft; userId: string } | undefined

  function requireDraft({ userId }: SessionData) {
    // Somebody else may have signed in since, in another tab.
    if (drafted?.userId === userId) return drafted.draft // guard: draft-user
    throw new HostError({ message: 'Nothing was begun', code: 'NOT_PROVEN' })
  }

  return {
    async answer(ask, user) {
      if (ask.type === 'copy') return getCopy(user.userId)
      const custody = await load()
      switch (ask.type) {
        case 'devices': {
          const { deleteAt, devices, freshForMs, methods } =
            await custody.describe(user)
          return {
            ...{ deleteAt, freshForMs },
            devices: devices.map(({ id, isThis, name, usedAt }) => ({
              ...{ id, isThis, name, usedAt },
            })),
            methods: methods.map(({ credentialId, method, salt }) => ({
              ...{ credentialId, method, salt },
            })),
          }
        }
        case 'earlier':
          return (await loadEarlier()).read(user.userId)
        case 'move-earlier':
          // To the wallet of this device, whatever the window says.
          ;(await loadEarlier()).move(user.userId)
          return undefined
        case 'remove-device':
          await custody.removeDevice(user, ask.setId)
          return undefined
        case 'draft': {
          drafted?.draft.drop()
          const { email, userId, userName } = user
          const draft = ask.by
            ? await custody.draftBeside(user, ask.by)
            : custody.draftCode(user)
          drafted = { draft, userId }
          const { code, salt } = draft
          return { account: email ?? userName, code, salt, userId }
        }
        case 'confirm-code':
          await requireDraft(user).confirm(ask.typed)
          drafted = undefined
          return undefined
        case 'keep-passkey': {
          const draft = requireDraft(user)
          const { credentialId, secret } = ask
          const { salt } = draft
          await draft.keep({ credentialId, method: 'passkey', salt, secret })
          drafted = undefined
          return undefined
        }
        case 'delete-account':
          await custody.remove(user)
          return undefined
        case 'keep-account':
          await custody.keep(user)
          return undefined
      }
    },
  }
}
