// The look of the buttons in the head of the window, which stand on the colour of buttons themselves.

export const roundButton =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-(--button-hover) hover:text-(--on-button-hover) focus-visible:rounded-full focus-visible:outline-current focus-visible:-outline-offset-4'
