interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

/** The map services that Korean phones have. */
export type MapService = 'naver' | 'kakao' | 'tmap';

/** A comma parts the name from the coordinates, also where it is encoded. */
const nameOf = ({ name }: Place) => encodeURIComponent(name.replaceAll(/[,/]/g, ' '));

/**
 * Addresses that show the way to a place: the app claims them where it is installed, else they are pages of the web.
 * Kakao's is of its documented kind (apis.map.kakao.com/web/guide/#routeurl); the others are those that the services'
 * own pages use.
 */
export const mapLinks = (place: Place): { service: MapService; address: string }[] => {
  const { latitude, longitude } = place;
  const name = nameOf(place);
  return [
    { service: 'naver', address: `https://map.naver.com/p/directions/-/${longitude},${latitude},${name}/-/car` },
    { service: 'kakao', address: `https://map.kakao.com/link/to/${name},${latitude},${longitude}` },
    {
      service: 'tmap',
      address: `https://www.tmap.co.kr/tmap2/mobile/route.jsp?name=${name}&lon=${longitude}&lat=${latitude}`,
    },
  ];
};
