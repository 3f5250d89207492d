Feature: Nobody is counted who has not allowed it
  Scenario: A visitor is asked once, and a no is a no
    Given Ada looks around
    Then Ada is asked whether she may be counted
    And nothing has been told to others
    When Ada refuses to be counted
    And Ada looks around again
    Then Ada is not asked again
    And nothing has been told to others

  Scenario: A yes tells others which pages are looked at, and by which device
    Given Ada looks around
    And Ada is asked whether she may be counted
    When Ada allows being counted
    Then others are told of the page with platform, language and device
    And no address, name or amount is among what was told

  Scenario: Whoever is logged in is counted with their number
    Given Ada has allowed being counted
    And Ada opens an account
    When Ada looks around
    Then others are told of the page with her number
    And others were told that she opened an account

  Scenario: A yes can be taken back
    Given Ada has allowed being counted
    When Ada takes it back at the foot of the page
    And Ada looks around
    Then nothing more is told to others

  Scenario: Where nobody knows which rules hold, and in the EU, everything is said before the answer
    Given the exchange sees everybody in DE
    When Ada looks around
    Then Ada is asked in full whether she may be counted
