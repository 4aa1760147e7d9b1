// Where the window takes the whole screen: the page behind it is out of reach, and it stays above the keyboard of a phone.
import { type RefObject, useLayoutEffect } from 'react'

/** Only what is drawn beside the window itself stays within reach. */
export function useFullScreen(box: RefObject<HTMLElement | null>, isFull: boolean): void {
  useLayoutEffect(() => {
    if (!isFull) return
    const root = document.documentElement
    const others = [...document.body.children].filter((one) => !one.contains(box.current) && !one.hasAttribute('inert'))
    for (const one of others) one.toggleAttribute('inert', true)
    root.style.overflow = 'hidden'
    return () => {
      for (const one of others) one.removeAttribute('inert')
      root.style.overflow = ''
    }
  }, [box, isFull])
  useLayoutEffect(() => {
    const [own, view] = [box.current, window.visualViewport]
    if (!isFull || !own || !view) return
    // The keyboard takes from what is seen, not from what the page is laid out in.
    const fit = () => {
      own.style.height = `${view.height}px`
      own.style.transform = `translateY(${view.offsetTop}px)`
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
      own.style.height = ''
      own.style.transform = ''
    }
  }, [box, isFull])
}
