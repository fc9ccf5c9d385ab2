/** How a page knows that the person can see the card. */
export type Sight = {
  /**
   * Reports whether the card is in sight now; nothing reported means not.
   *
   * @returns a function that ends the watch
   */
  watch(element: Element, onChange: (isVisible: boolean) => void): () => void
  /** One fresh reading. */
  read(element: Element): Promise<boolean>
}
