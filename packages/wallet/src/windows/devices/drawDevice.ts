import { cleanText } from '../../core/cleanText.js'
import { drawIcon } from '../../ui/drawIcon.js'
import { h } from '../../ui/h.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'
import type { DevicesState } from '../../wire/devicesWire.js'

const NAME_MAX_LENGTH = 40

/** A row of the list: the device's name, and when it was last used. */
export function drawDevice(parameters: {
  device: Omit<DevicesState['devices'][number], 'id'>
  language: CardLanguage
  /** Absent for the device in hand. */
  remove?: HTMLButtonElement | undefined
}): HTMLElement {
  const { device, language, remove } = parameters
  const { locale, strings } = language
  const said = strings.devices
  // Chosen by whoever has logged in on it.
  const name = cleanText(device.name, NAME_MAX_LENGTH) || said.unnamed
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  if (remove) remove.setAttribute('aria-label', `${said.remove}: ${name}`)
  return h(
    'li',
    { class: 'device', dataset: { testid: 'device' } },
    h('span', { class: 'tile' }, drawIcon('device')),
    h(
      'div',
      { class: 'device-text' },
      h('bdi', { class: 'device-name', title: name }, name),
      h(
        'span',
        { class: 'caption' },
        device.isThis
          ? said.thisDevice
          : said.lastUsed(date.format(device.usedAt)),
      ),
    ),
    remove,
  )
}
