/** Words of drafts that follow the account to its other devices. */
export const DRAFT_TEXT = {
  elsewhere: '다른 기기에서 쓴 글',
  /** Behind what says that this device keeps it; where it is besides. */
  places: {
    device: '',
    account: '계정에도 저장해 다른 기기에서 이어 쓰실 수 있습니다.',
    copied:
      '다른 기기에서도 같은 글을 고쳐 두 글을 모두 저장했습니다. 다른 기기의 글은 ‘임시 저장한 글’에서 보실 수 있습니다.',
    offline: '지금은 계정에 저장할 수 없어 이 기기에만 있습니다. 인터넷에 연결되면 계정에도 저장합니다.',
    refused: '글이 너무 길거나 권한이 없어 계정에는 저장하지 못했습니다. 이 기기에는 그대로 있습니다.',
  },
} as const;
