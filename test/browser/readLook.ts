import type { Page } from '@playwright/test'

/** The look of an element: all its computed styles, and its box. */
export type Look = { name: string; styles: Record<string, string> }

/**
 * Reads the look of an element and its descendants, including pseudo-elements,
 * relative to its own corner.
 */
export const readLook = (page: Page, selector: string) =>
  page.locator(selector).evaluate((root): Look[] => {
    const corner = root.getBoundingClientRect()
    // A selection changes these properties and no others.
    const selected = ['background-color', 'color', 'text-shadow']
    const isField = (element: Element) =>
      /^(INPUT|TEXTAREA)$/.test(element.tagName)
    const parts = ['', '::before', '::after', '::placeholder', '::selection']
    /**
     * Returns the properties to read, without those of a part that is not
     * drawn.
     */
    const toNames = (part: string, computed: CSSStyleDeclaration) => {
      if (part === '::selection') return selected
      const isDrawn = !/^(none|normal)$/.test(computed.content)
      if (part === '::before' || part === '::after')
        return isDrawn ? [...computed] : ['content']
      return [...computed]
    }
    return [root, ...root.querySelectorAll('*')].flatMap((element, index) => {
      const box = element.getBoundingClientRect()
      const place = [
        box.left - corner.left,
        box.top - corner.top,
        box.width,
        box.height,
      ].map((value) => Math.round(value * 100) / 100)
      return parts.flatMap((part) => {
        if (part === '::placeholder' && !isField(element)) return []
        const computed = getComputedStyle(element, part || null)
        const styles: Record<string, string> = { place: place.join(' ') }
        for (const name of toNames(part, computed))
          styles[name] = computed.getPropertyValue(name)
        const label = element.getAttribute('class') ?? ''
        return { name: `${index} ${element.tagName} ${label}${part}`, styles }
      })
    })
  })

/** Returns the differences as sentences. */
export function compareLooks(one: Look[], other: Look[]): string[] {
  const differences: string[] = []
  if (one.length !== other.length)
    differences.push(`${one.length} elements, ${other.length} elements`)
  one.forEach(({ name, styles }, index) => {
    for (const [property, value] of Object.entries(styles)) {
      const found = other[index]?.styles[property]
      if (found !== value)
        differences.push(`${name} { ${property}: ${value} | ${found} }`)
    }
  })
  return differences
}
