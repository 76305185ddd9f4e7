import { Redirect } from 'expo-router';

import { GalleryScreen } from '@/components/screens/gallery';

/** Development only: in a release this route redirects to the start. */
export default function Gallery() {
  return __DEV__ ? <GalleryScreen /> : <Redirect href="/" />;
}
