/** What of the press desk depends on the services of the development. */
export interface PressServices {
  /**
   * Who publishes an article at its date when nobody has the desk open: a function of the Firebase project, the server of
   * `npm start`, or nobody.
   */
  publishes: 'function' | 'server' | 'nobody';
  /** Address of the objects of the project's storage, for the pictures of articles; null: it has none. */
  pictures: string | null;
}
