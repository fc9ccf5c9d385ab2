import type { Export } from './readExports.js'

/** Title of a page. */
export function toTitle({ kind, name }: Pick<Export, 'kind' | 'name'>) {
  return kind === 'component' ? `\`<${name}>\`` : `\`${name}\``
}

/** Begins with a capital letter, ends with a period, and is safe in a page. */
export function toSentence(text: string) {
  const trimmed = text.trim()
  if (!trimmed) return ''
  const isName = /^(react-query|wagmi|viem|npm)\b/.test(trimmed)
  const capital =
    !isName && /^[a-z]\w*\b(?![.(])/.test(trimmed)
      ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
      : trimmed
  const whole = /[.:!?)]$|```$/.test(capital) ? capital : `${capital}.`
  return escapeText(whole)
}

/** Escapes what Vue would take for an element or an expression. */
function escapeText(text: string) {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            // JSDoc links pages as README does.
            .replace(/\]\((?:docs\/)?([a-z][\w-]*)\.md/g, '](/$1')
            .replaceAll('<', '&lt;')
            .replaceAll('{{', '{ {'),
    )
    .join('')
}
