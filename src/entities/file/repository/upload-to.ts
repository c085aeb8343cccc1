import { sendPastStore } from '@/shared/api/send-past-store';
import type { Upload } from '@/shared/form/fields/field-definition';

/** Sends files into a folder, which is made where there is none. */
export const uploadTo =
  (path: string): Upload =>
  (file, options) => {
    const upload = new FormData();
    upload.append('file', file);
    return sendPastStore(
      'POST /repository/file/:path',
      { params: { path: path.slice(1) }, upload },
      { ...options, silent: true, timeout: false },
    );
  };
