// Who gets a conversation that is handed over, as the window is told with its page.

export type HandOverClinic = {
  name: string
  /** Legal name of the company. */
  recipient: string
  /** In the language of the page. */
  country: string
  email: string
  /** Working hours within which an answer is promised. */
  replyHours: number
}
