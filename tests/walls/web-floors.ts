// The floors of src/web from the ground up, as docs/house.md has them.

/** Folders of one floor stand beside one another; what lies flat in src/web stands with the routes. */
export const webFloors: string[][] = [
  ['ui', 'art', 'i18n', 'page'],
  ['browser'],
  ['layouts', 'forms'],
  ['signed-in', 'desk', 'site'],
  ['areas'],
  ['routes'],
]
