import { drawCodeField } from '../../account/recovery/drawCodeField.js'
import { drawLead } from '../../ui/drawLead.js'
import { submitOnEnter } from '../../ui/submitOnEnter.js'
import type {
  DevicesAnswers,
  DevicesState,
  GivenMethod,
} from '../../wire/devicesWire.js'
import type { DevicesContext } from './devicesContext.js'

/** Opens the account with the code or passkey that is there. */
export function askForMethod(
  context: DevicesContext,
  { methods }: DevicesState,
  next: (draft: DevicesAnswers['draft']) => Promise<void> | void,
): void {
  const { askKey, channel, language, show, toBack, toButton } = context
  const { devices: said, keep, recovery } = language.strings
  const begin = async (by: GivenMethod) =>
    next(await channel.ask({ type: 'draft', by }))
  const passkey = methods.find(({ method }) => method === 'passkey')
  if (passkey) {
    const use = toButton('use-passkey', recovery.passkeyUse, async () => {
      const secret = await askKey(passkey)
      await begin({ method: 'passkey', secret }).finally(() => secret.fill(0))
    })
    show([drawLead(said.addCode, said.addText)], [toBack(), use])
    return
  }
  const { element, input } = drawCodeField(recovery.code)
  const proceed = toButton('proceed', keep.continue, () =>
    begin({ method: 'code', typed: input.value }),
  )
  submitOnEnter(input, () => proceed.click())
  show([drawLead(said.addPasskey, said.addText), element], [toBack(), proceed])
  input.focus()
}
