import { drawLead } from '../../ui/drawLead.js'
import { drawWarning } from '../../ui/drawWarning.js'
import type { DevicesAnswers } from '../../wire/devicesWire.js'
import type { DevicesContext } from './devicesContext.js'

/**
 * Creates another passkey for the account.
 *
 * @param given - a draft beside what is there; default: in its place
 */
export async function showNewPasskey(
  context: DevicesContext,
  given?: DevicesAnswers['draft'],
): Promise<void> {
  const { change, channel, createKey, language, show } = context
  const { devices: said, recovery } = language.strings
  const draft = given ?? (await channel.ask({ type: 'draft' }))
  const create = context.toButton(
    'create',
    recovery.passkeyCreate,
    async () => {
      const { account, salt, userId } = draft
      const { credentialId = '', secret } = await createKey({
        ...{ account, salt, userId },
      })
      const wipeSecret = () => void secret.fill(0)
      await change(async () => {
        await channel.ask({ type: 'keep-passkey', credentialId, secret })
        wipeSecret()
        await context.showList(said.changed)
      }, wipeSecret)
    },
  )
  show(
    [
      drawLead(given ? said.addPasskey : said.newPasskey, recovery.passkeyText),
      ...(given ? [] : [drawWarning(said.replaces)]),
    ],
    [context.toBack(), create],
  )
}
