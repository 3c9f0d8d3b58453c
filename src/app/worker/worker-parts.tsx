import { PackStatus } from '#features/offline-pack/pack-status.tsx';
import { UpdateToast } from '#features/offline-pack/update-toast.tsx';
import { useUpdateOffer } from './worker-update.ts';

/** What the visitor sees of the worker; loaded once there is one. */
export function WorkerParts() {
  const { accept } = useUpdateOffer();
  return (
    <>
      <PackStatus />
      {accept && <UpdateToast accept={accept} />}
    </>
  );
}
