type Props = {
  class?: string | undefined
  id?: string | undefined
  role?: string | undefined
  type?: string | undefined
  disabled?: boolean | undefined
  tabIndex?: number | undefined
  dir?: string | undefined
  lang?: string | undefined
  title?: string | undefined
  translate?: 'no' | undefined
  dataset?: Record<string, string | undefined> | undefined
  aria?: Record<string, string | undefined> | undefined
}

/**
 * Makes one element. Children are elements or texts; a text only ever becomes a
 * text node.
 */
export function h<name extends keyof HTMLElementTagNameMap>(
  name: name,
  props: Props = {},
  ...children: (Node | string | undefined | false)[]
): HTMLElementTagNameMap[name] {
  const element = document.createElement(name)
  const { aria = {}, class: className, dataset = {}, ...attributes } = props
  if (className) element.className = className
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      element.setAttribute(
        key.toLowerCase(),
        String(value === true ? '' : value),
      )
  for (const [key, value] of Object.entries(dataset))
    if (value !== undefined) element.dataset[key] = value
  for (const [key, value] of Object.entries(aria))
    if (value !== undefined) element.setAttribute(`aria-${key}`, value)
  for (const child of children)
    if (child !== undefined && child !== false) element.append(child)
  return element
}
