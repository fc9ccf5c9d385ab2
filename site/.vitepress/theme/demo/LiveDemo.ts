import { useData } from 'vitepress'
import { defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue'
import type { mountDemo } from './mountDemo.js'

/**
 * The kit itself, over mocks. What is in the slot stands in its place until
 * the kit has loaded, which the text of the page does not wait for.
 */
export const LiveDemo = defineComponent({
  setup(_, { slots }) {
    const { isDark } = useData()
    const place = ref<HTMLElement>()
    const isShown = ref(false)
    let demo: mountDemo.ReturnType | undefined
    let isGone = false
    onMounted(async () => {
      // Without it the picture stays.
      const loaded = await import('./mountDemo.js').catch(() => undefined)
      if (isGone || !place.value) return
      demo = loaded?.mountDemo(place.value, {
        isDark: isDark.value,
        onShown: () => {
          isShown.value = true
        },
      })
    })
    watch(isDark, (value) => demo?.setDark(value))
    onBeforeUnmount(() => {
      isGone = true
      demo?.unmount()
    })
    return () =>
      h('div', { class: 'demo' }, [
        h('div', { hidden: !isShown.value, ref: place }),
        isShown.value
          ? h('p', [
              'Try it: any email, code ',
              h('code', '123456'),
              '. Nothing leaves this page, and nothing here is worth money.',
            ])
          : slots.default?.(),
      ])
  },
})
